/**
 * The words and keyboard rows at the top of every published list of leaked passwords. A common password that meets the
 * five rules is one of these plus a capital, a digit and a special character, so only the stems are compared.
 */
export const COMMON_PASSWORD_STEMS: ReadonlySet<string> = new Set(
  `password passwort passw0rd pass passcode qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  qweasd qweasdzxc letmein welcome admin administrator login master dragon monkey football baseball basketball soccer
  hockey superman batman spiderman starwars pokemon princess sunshine iloveyou loveyou trustno shadow michael jordan
  jennifer jessica charlie daniel ashley summer winter spring autumn january february march april may june july august
  september october november december monday friday freedom whatever computer internet google facebook instagram
  cheese pepper cookie chocolate flower hello hellothere secret changeme default testing test tester student school
  college university highschool teacher graduate flyleaf abc abcd abcdef abcdefg abcdefgh aaa aaaaaaaa`.split(
    /\s+/,
  ),
);
