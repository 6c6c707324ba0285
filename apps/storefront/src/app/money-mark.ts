/**
 * A document says whether its visitor has chosen a money before it is painted, so that the line below each price has its place.
 * Pages are the same for everybody: only the browser knows the cookie.
 */
const markMoney =
  "(m=>{if(m)document.documentElement.dataset.money=/[A-Z]{3}$/.test(m[1])?'shown':'none'})(/(?:^|; )bandari_currency=([\\w.]+)/.exec(document.cookie))"

/** Put first into the head; hydration passes over what React has not drawn there. */
export function withMoneyMark(html: string, nonce: string): string {
  return html.replace('<head>', `<head><script nonce="${nonce}">${markMoney}</script>`)
}
