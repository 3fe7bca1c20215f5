// Finds the parts of the page that the script works on, and makes the few that only the script needs.

/** The first element below `root` that matches. @throws Error if the page has none, which is a bug of the page */
export function part<T extends Element>(root: ParentNode, selector: string, type: new () => T): T {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`the page has no ${selector}`);
}

/** All elements below `root` that match, in their order. */
export function parts<T extends Element>(
  root: ParentNode,
  selector: string,
  type: new () => T,
): readonly T[] {
  return [...root.querySelectorAll(selector)].filter((found): found is T => found instanceof type);
}

/**
 * The first child with a class; its children are not looked at. An issue has thousands of places, each of which asks for the
 * other parts of it.
 */
export function childOf(parent: Element, name: string): Element | undefined {
  return [...parent.children].find((child) => child.classList.contains(name));
}

/** A new element with a class, and texts or elements inside. */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (name !== '') element.className = name;
  element.append(...inside);
  return element;
}

/** A button that does something on this page. */
export function button(name: string, text: string, press: () => void): HTMLButtonElement {
  const element = create('button', name, text);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}
