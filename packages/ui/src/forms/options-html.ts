import type { SelectChoice } from './SelectInput.tsx'

interface SelectedValue {
  value?: string | number | readonly string[] | undefined
  defaultValue?: string | number | readonly string[] | undefined
}

/** The options of a list as React writes them. */
export function optionsHtml(
  choices: readonly SelectChoice[],
  { value, defaultValue }: SelectedValue,
): string {
  const chosen = String(value ?? defaultValue)
  let html = ''
  for (const choice of choices) {
    const disabled = choice.disabled === true ? ' disabled=""' : ''
    const selected = choice.value === chosen ? ' selected=""' : ''
    html += `<option value="${escape(choice.value)}"${disabled}${selected}>${escape(choice.label)}</option>`
  }
  return html
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escape(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '') : text
}
