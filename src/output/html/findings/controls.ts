// The search field and the drop-down lists above a list. The page's script shows and connects them.
import { numberText } from '../../../model/text/text.js';
import { html, type Markup, spelled } from '../markup.js';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Select {
  /** The name of the choice in the page's address. */
  readonly name: string;
  readonly title: string;
  /** The label of the first option, which chooses nothing. */
  readonly all?: string;
  readonly options: readonly Option[];
}

/** The bar with its controls. Without the script it stays hidden, and the list shows everything. */
export function controlBar({
  list,
  noun,
  selects,
}: {
  /** The id of the list. */
  readonly list: string;
  readonly noun: string;
  readonly selects: readonly Select[];
}): Markup {
  const lists = selects.map(
    ({ name, title, all = 'All', options }) =>
      html`<label>${title} <select data-filter="${name}"><option value="">${all}</option>${options.map(option)}</select></label>`,
  );
  return html`<div class="controls" role="group" aria-label="Filter the ${noun}" hidden>
<label class="search">Text <input type="search" autocomplete="off" spellcheck="false" aria-controls="${list}"></label>
${lists}<button type="button" class="clear" hidden>Clear</button>
<p role="status"></p>
</div>`;
}

function option({ value, label }: Option): Markup {
  return html`<option value="${value}">${spelled(label)}</option>`;
}

/** An option for each value, with how many have it. */
export function optionsOf(
  counts: ReadonlyMap<string, number>,
  label: (value: string) => string = String,
): readonly Option[] {
  return [...counts].map(([value, number]) => ({
    value,
    label: `${label(value)} (${numberText(number)})`,
  }));
}
