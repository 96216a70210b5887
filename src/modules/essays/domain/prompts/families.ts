import { type PromptFamily } from './prompt.js';
import { type Slot, wordsOf } from './slot.js';

/** What an answer to each family of prompts holds. */
export const FAMILIES: Record<PromptFamily, readonly Slot[]> = {
  identity: [
    { id: 'yours', weight: 0.5, need: 1, measure: 'topic' },
    { id: 'lived', weight: 0.3, need: 3, measure: 'scene' },
    { id: 'meaning', weight: 0.2, need: 2, measure: 'thinking' },
  ],
  challenge: [
    {
      id: 'trouble',
      weight: 0.4,
      need: 3,
      isCore: true,
      words: wordsOf(
        "fail failed failing fails failure failures lost losing loss difficult difficulty difficulties struggl+ problem+ mistake+ injur+ broke broken sick ill illness hospital+ cancer diagnos+ died death dying divorc+ alone lonely afraid fear fears feared scared reject+ couldn't can't cannot unable setback+ obstacle+ challeng+ barrier+ cry cried crying tears bully bullied bullying anxi+ panic+ stutter+ stammer+ accident evict+ fired trouble worst worse crash+ quit shy dyslexi+ adhd depress+ pain painful surger+ hurt tore torn rent afford+ unemploy+ deport+ refug+ embarrass+ asham+ deaf blind disab+ pandemic quarantine froze hungry hunger addict+ jail prison flunk+ wrong hard harder hardest grief funeral homeless shelter foster bad",
      ),
      loose: wordsOf(
        'late missed forgot forget apolog+ sorry hate hated angry anger blame+ behind without lose empty nobody never stuck slow slowly tired nervous worr+ cold confused silence silent gone leave left closed dark wait+ oversl+ drop+ fell fall fallen burn+ mess+ strange new stranger+ stole argue+ fought fight yell+ noth+ almost enough only but instead not',
      ),
      lines: [
        'did|could not understand|speak|know|read|pay|walk|sleep|breathe|pass|find|talk|move|answer',
        "didn't|couldn't|can't understand|speak|know|read|pay|walk|sleep|breathe|pass|find|talk|move|answer",
        'no one|money|job|idea|longer',
      ],
    },
    { id: 'response', weight: 0.35, need: 4, measure: 'actions' },
    { id: 'taken', weight: 0.25, need: 2, measure: 'thinking' },
  ],
  belief: [
    {
      id: 'belief',
      weight: 0.4,
      need: 2,
      isCore: true,
      words: wordsOf(
        'believe believed believes belief beliefs assum+ opinion+ disagree+ argue argued arguing argument argument+ question+ wrong church faith god religio+ politic+ tradition+ convinc+ debate debated debating doubt+ stereotyp+ prejudic+ vote voted voting conservativ+ liberal+ custom customs moral+ ethic+ evolution climate vaccin+ feminis+ racis+ sexis+ gender immigration vegetarian+ vegan guns capital+ unfair truth rule rules',
      ),
      lines: [
        'used to think',
        'always|had thought',
        'everyone|everybody|people|they said|says|thought|thinks',
        'supposed to',
        'my|changed|change mind',
        'why do|did|does',
      ],
    },
    { id: 'moment', weight: 0.3, need: 2, measure: 'scene' },
    { id: 'outcome', weight: 0.3, need: 2, measure: 'turn' },
  ],
  gratitude: [
    {
      id: 'thanks',
      weight: 0.45,
      need: 2,
      isCore: true,
      words: wordsOf(
        'thank+ grateful+ gratitude appreciat+ kindness generous+ gift gifts owe owed owes favor favour lent',
      ),
      lines: [
        'gave|lent|brought|taught|showed|offered|bought|made|told|handed|drove|let|helped|fed|left|sent|wrote me|us',
        'for me|us',
        'waited|stayed|came|sat|stopped|walked with|for|up|beside|back me|us?',
        "did not|n't have to",
        "didn't have to",
        'never asked',
        'without him|her|them',
      ],
    },
    { id: 'giver', weight: 0.25, need: 2, measure: 'people' },
    { id: 'moved', weight: 0.3, need: 2, measure: 'thinking' },
  ],
  growth: [
    { id: 'event', weight: 0.35, need: 2, measure: 'scene' },
    { id: 'change', weight: 0.4, need: 2, isCore: true, measure: 'thinking' },
    { id: 'before-after', weight: 0.25, need: 1, measure: 'turn' },
  ],
  curiosity: [
    {
      id: 'question',
      weight: 0.45,
      need: 3,
      isCore: true,
      words: wordsOf(
        'curio+ wonder+ fascinat+ question+ research+ experiment+ librar+ article+ podcast+ documentar+ museum+ telescope microscope coding puzzle+ solve solved solving theor+ math+ physics history language+ linguist+ map maps obsess+ tutorial+ read reading watched watching noticed learn learned learning study studied explor+ discover+ understand+ why book books video videos hours',
      ),
    },
    { id: 'subject', weight: 0.3, need: 1, measure: 'topic' },
    { id: 'pursuit', weight: 0.25, need: 2, measure: 'actions' },
  ],
  open: [
    { id: 'lived', weight: 0.6, need: 3, measure: 'scene' },
    { id: 'thought', weight: 0.4, need: 2, measure: 'thinking' },
  ],
  leadership: [
    {
      id: 'group',
      weight: 0.4,
      need: 2,
      isCore: true,
      words: wordsOf(
        'lead leader leaders leadership leading led captain president organiz+ team teams teammates group groups club crew committee taught teaching train+ convinc+ delegat+ mediat+ dispute+ sibling+ brother brothers sister sisters cousins manag+ coordinat+ member members section band cast kids campers rehears+ vote voted meeting meetings volunteers everyone',
      ),
    },
    { id: 'doing', weight: 0.35, need: 3, measure: 'actions' },
    { id: 'others', weight: 0.25, need: 2, measure: 'people' },
  ],
  creativity: [
    {
      id: 'making',
      weight: 0.5,
      need: 2,
      isCore: true,
      words: wordsOf(
        'creat+ design+ invent+ draw drawing drawings drew paint+ writing wrote write compos+ built build building make making made sketch+ music song songs poem poems story stories danc+ bake baked baking cook+ sew+ knit+ imagin+ improvis+ film+ photo+ recipe+ pattern+ lego+ robot+ solution+ idea ideas',
      ),
    },
    { id: 'how', weight: 0.5, need: 3, measure: 'actions' },
  ],
  talent: [
    {
      id: 'skill',
      weight: 0.5,
      need: 2,
      isCore: true,
      words: wordsOf(
        'skill+ talent+ practic+ play played playing perform+ improv+ better good train+ learn learned able fix fixed fixing cook+ translat+ listen+ draw+ sing+ danc+ run running swim+ coding write writing debate+ speak+ remember+ chess patien+ every',
      ),
    },
    { id: 'growth', weight: 0.5, need: 3, measure: 'actions' },
  ],
  education: [
    {
      id: 'learning',
      weight: 0.5,
      need: 2,
      isCore: true,
      words: wordsOf(
        'school+ class classes course+ teacher+ study studied studying learn learned learning program programs ap college tutor+ librar+ research academ+ lab labs math science english exam+ test tests grade grades homework internet laptop professor+',
      ),
    },
    { id: 'doing', weight: 0.5, need: 3, measure: 'actions' },
  ],
  subject: [
    {
      id: 'subject',
      weight: 0.5,
      need: 2,
      isCore: true,
      words: wordsOf(
        'math+ science biolog+ chemist+ physic+ history english literat+ spanish french latin german chinese arabic computer coding art music econom+ psycholog+ statist+ calculus geometr+ algebra government geograph+ class subject equation+ novel+ poem+ lab labs proof+ textbook theor+ experiment+ cell cells molecul+ linguist+ anthropolog+ environment+ engineer+ teacher',
      ),
    },
    { id: 'pursued', weight: 0.5, need: 3, measure: 'actions' },
  ],
  community: [
    {
      id: 'group',
      weight: 0.45,
      need: 2,
      isCore: true,
      words: wordsOf(
        'communit+ neighbor+ neighbour+ school church mosque temple synagogue team teammates club town village family families city street center centre members kids choir band league market library shelter pantry elders teens immigrant+ volunteers classmates block customers',
      ),
    },
    { id: 'part', weight: 0.35, need: 3, measure: 'actions' },
    { id: 'others', weight: 0.2, need: 2, measure: 'people' },
  ],
  standout: [
    { id: 'lived', weight: 0.6, need: 3, measure: 'scene' },
    { id: 'thought', weight: 0.4, need: 2, measure: 'thinking' },
  ],
  story: [
    { id: 'scene', weight: 0.6, need: 3, measure: 'scene' },
    { id: 'thought', weight: 0.4, need: 1, measure: 'thinking' },
  ],
  impact: [
    {
      id: 'others',
      weight: 0.45,
      need: 2,
      isCore: true,
      words: wordsOf(
        'help helped helping helps taught teach teaching tutor+ kid kids child children student students neighbor+ patient patients senior seniors elder elders donat+ volunteer+ serve served serving deliver+ translat+ gave give giving shared sharing visit+ them brother sister grandmother grandfather customers',
      ),
    },
    { id: 'doing', weight: 0.35, need: 3, measure: 'actions' },
    { id: 'worth', weight: 0.2, need: 1, measure: 'thinking' },
  ],
  advice: [
    {
      id: 'advice',
      weight: 0.5,
      need: 2,
      isCore: true,
      words: wordsOf("advice advise you your you're you'll"),
      lines: [
        "i|i'd would? tell|say|give",
        'tell|told|telling my|him|her|them brother|sister|cousin|friend|that|to?',
      ],
    },
    { id: 'experience', weight: 0.5, need: 2, measure: 'scene' },
  ],
  'why-us': [
    { id: 'particular', weight: 0.6, need: 3, isCore: true, measure: 'particulars' },
    { id: 'you', weight: 0.25, need: 2, measure: 'actions' },
    { id: 'there', weight: 0.15, need: 1, measure: 'future' },
  ],
  'why-major': [
    { id: 'field', weight: 0.45, need: 3, isCore: true, measure: 'field' },
    { id: 'began', weight: 0.35, need: 2, measure: 'actions' },
    { id: 'ahead', weight: 0.2, need: 1, measure: 'future' },
  ],
  activity: [
    { id: 'doing', weight: 0.6, need: 3, isCore: true, measure: 'actions' },
    { id: 'detail', weight: 0.4, need: 2, measure: 'scene' },
  ],
  perspective: [
    {
      id: 'background',
      weight: 0.45,
      need: 2,
      isCore: true,
      words: wordsOf(
        'family famil+ cultur+ language languages religio+ faith church mosque temple immigra+ born raised grew growing home country town village neighbor+ mother father parents grandmother grandfather mom dad black white asian latin+ muslim jewish hindu christian gay queer trans rural disab+ background tradition+ different difference accent school community identity view perspective',
      ),
    },
    { id: 'lived', weight: 0.3, need: 2, measure: 'scene' },
    { id: 'bring', weight: 0.25, need: 2, measure: 'thinking' },
  ],
  'short-take': [{ id: 'particular', weight: 1, need: 1, measure: 'scene' }],
  roommate: [
    {
      id: 'to-you',
      weight: 0.6,
      need: 2,
      isCore: true,
      words: wordsOf("you your you're you'll yours roommate dorm"),
    },
    { id: 'particular', weight: 0.4, need: 2, measure: 'scene' },
  ],
  goals: [
    {
      id: 'plan',
      weight: 0.5,
      need: 2,
      isCore: true,
      words: wordsOf(
        'plan plans planning goal goals career become study studying major degree college university future engineer+ nurse nursing doctor scholarship award tuition hope pursue pursuing dream dreams business law medicine research job',
      ),
    },
    { id: 'done', weight: 0.3, need: 3, measure: 'actions' },
    { id: 'why', weight: 0.2, need: 1, measure: 'thinking' },
  ],
  need: [
    {
      id: 'cost',
      weight: 0.7,
      need: 2,
      isCore: true,
      words: wordsOf(
        'cost costs money pay pays paid paying tuition afford+ rent job jobs loan loans debt income bill bills financ+ scholarship save saved saving fees groceries paycheck wage+ shift shifts',
      ),
    },
    { id: 'detail', weight: 0.3, need: 1, measure: 'scene' },
  ],
  context: [{ id: 'facts', weight: 1, need: 1, measure: 'scene' }],
  imagination: [
    { id: 'lived', weight: 0.6, need: 2, measure: 'scene' },
    { id: 'thought', weight: 0.4, need: 1, measure: 'thinking' },
  ],
};
