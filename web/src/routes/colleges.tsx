const Colleges = () => <h1 className="text-page-phone md:text-page">Find your colleges</h1>;

export default Colleges;
