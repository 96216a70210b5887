import { wordSet } from '../list-text.js';

export const ABSTRACT = wordSet(`
growth journey community communities resilience passion passions perseverance success failure challenge challenges obstacle obstacles knowledge skill skills ability abilities value values lesson lessons
perspective perspectives understanding culture cultures heritage empathy kindness excellence curiosity ambition purpose impact change difference world society life future goal goals dream dreams adversity strength
strengths courage confidence discipline teamwork achievement importance meaning essence mindset attitude belief beliefs principle principles character trust respect hope faith love joy freedom justice progress
wisdom insight insights discovery aspect aspects approach process opportunity opportunities experience experiences potential drive desire self-discovery hardship hardships struggle struggles sacrifice
beauty harmony truth peace identity tradition legacy destiny destiny grief compassion gratitude humility honesty integrity loyalty innovation equality fairness stewardship authenticity visibility vulnerability tolerance dialogue unity responsibility nuance anxiety uncertainty certainty certainties
thinking learning mind spirit soul heart power effort efforts talent talents interest interests pursuit pursuits
`);

/** They look abstract by their ending and are not. */
export const CONCRETE_SUFFIXED =
  wordSet(`station stations apartment apartments basement city university audience ambulance appliance fence entrance sentence sentences cement pavement document documents garment ornament monument tournament
championship neighborhood facility electricity hospital instrument instruments equipment ambulance violence silence distance absence minute department cabinet pigment ointment shipment parchment celebrity balance ambience lotion potion
section question questions television conversation conversations intersection translation translations vacation plantation competition presentation reservation station's evidence performance`);
