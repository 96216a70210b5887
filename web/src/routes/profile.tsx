const Profile = () => <h1 className="text-page-phone md:text-page">Your profile</h1>;

export default Profile;
