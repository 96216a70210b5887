const MyList = () => <h1 className="text-page-phone md:text-page">My College List</h1>;

export default MyList;
