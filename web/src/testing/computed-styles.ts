const compute = window.getComputedStyle.bind(window);

/** Of an element that no attribute and no element around it changes, by its name and type. */
const plain = new Map<string, CSSStyleDeclaration>();

/** What the browser's own rules look at beside the name. */
const TELLING = ['style', 'hidden', 'open'];
/** What a style passes on to all that it contains. */
const PASSED_ON = /visibility|pointer-events/;

const isPlain = (element: Element) =>
  !TELLING.some((name) => element.hasAttribute(name)) && element.parentElement?.localName !== 'details';

const inherits = ({ parentElement: around }: Element): boolean =>
  around !== null && (PASSED_ON.test(around.getAttribute('style') ?? '') || inherits(around));

/**
 * Looking for a role asks for the style of every element, and jsdom works each out from all rules again. Specs load no style
 * sheets, so most elements of a name have the same.
 */
export const computeStylesOnce = () => {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || !isPlain(element) || inherits(element))
      return compute(element, pseudo);
    const type = element.getAttribute('type') ?? '';
    const key = `${element.localName} ${type}`;
    const known = plain.get(key);
    if (known !== undefined) return known;
    const alike = element.ownerDocument.createElement(element.localName);
    if (type !== '') alike.setAttribute('type', type);
    const style = compute(alike);
    plain.set(key, style);
    return style;
  };
};
