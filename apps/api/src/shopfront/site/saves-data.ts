interface VisitorHeaders {
  cookie?: string | undefined
  'save-data'?: string | string[] | undefined
}

const choice = /(?:^|; )bandari_saver=(on|off)(?:;|$)/

/** Whether a visitor wants pages that weigh little: by the shop's switch, else by what their browser is set to (Save-Data). */
export function savesData({ cookie = '', 'save-data': wish }: VisitorHeaders): boolean {
  const [, chosen] = choice.exec(cookie) ?? []
  return chosen === undefined ? wish === 'on' : chosen === 'on'
}
