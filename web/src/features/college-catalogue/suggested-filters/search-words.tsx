import { FilterOffer } from './filter-offer';
import { TextReading, type TextReadingProps } from './text-reading';

/** What the server made of the words in the search box: filters in use, or an offer of filters. */
const SearchWords = (props: TextReadingProps) =>
  props.reading.isApplied ? <TextReading {...props} /> : <FilterOffer {...props} />;

export default SearchWords;
