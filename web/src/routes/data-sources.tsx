import { DataSourcesGuide } from '@/features/family-guides/data-sources-guide';

const DataSources = () => <DataSourcesGuide />;

export default DataSources;
