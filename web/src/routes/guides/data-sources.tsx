import { DataSourcesGuide } from '@/features/family-guides/data-sources/data-sources-guide';

const DataSources = () => <DataSourcesGuide />;

export default DataSources;
