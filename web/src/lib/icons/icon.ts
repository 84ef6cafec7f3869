/** A picture in one colour: its viewBox and what is inside it. */
export interface IconData {
  readonly box: string;
  readonly body: string;
}

const drawn = new WeakMap<IconData, SVGElement>();

/** What is inside a picture, to put into a page: parsed once and copied after that, since a table has hundreds. */
export function copyOf(icon: IconData): DocumentFragment {
  let original = drawn.get(icon);
  if (!original) {
    original = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    original.innerHTML = icon.body;
    drawn.set(icon, original);
  }
  const copy = document.createDocumentFragment();
  copy.append(...[...original.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}
