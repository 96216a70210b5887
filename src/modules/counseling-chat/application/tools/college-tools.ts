import { Injectable } from '@nestjs/common';
import { CollegeCards, CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { StudentSearch } from '#modules/matching/contracts/index.js';
import { StudentAnswers } from '#modules/student-profile/contracts/index.js';
import { collegeFacts } from './colleges/college-facts.js';
import { compareColleges } from './colleges/compare-colleges.js';
import { majors } from './colleges/majors.js';
import { netPrice } from './colleges/net-price.js';
import { searchColleges } from './colleges/search-colleges.js';
import { FigureYears } from './figure-years.js';
import { ListedColleges } from './listed-colleges.js';
import { type SomeTools, type Tool } from './tools.js';

type Names = 'search_colleges' | 'college_facts' | 'compare_colleges' | 'net_price' | 'majors';

/** Tools about colleges: finding, facts, comparing, prices, majors. */
@Injectable()
export class CollegeTools implements SomeTools<Names> {
  readonly search_colleges: Tool<'search_colleges'>;
  readonly college_facts: Tool<'college_facts'>;
  readonly compare_colleges: Tool<'compare_colleges'>;
  readonly net_price: Tool<'net_price'>;
  readonly majors: Tool<'majors'>;

  constructor(
    cards: CollegeCards,
    directory: CollegeDirectory,
    search: StudentSearch,
    answers: StudentAnswers,
    listed: ListedColleges,
    years: FigureYears,
  ) {
    this.search_colleges = searchColleges(search, listed);
    this.college_facts = collegeFacts(directory);
    this.compare_colleges = compareColleges(cards, listed, years);
    this.net_price = netPrice({ cards, search, answers, years });
    this.majors = majors(directory);
  }
}
