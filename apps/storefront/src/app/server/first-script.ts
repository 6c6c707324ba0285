/**
 * A document says whether its visitor has chosen a money before it is painted, so that the line below each price has its place.
 * Pages are the same for everybody: only the browser knows the cookie.
 */
const markMoney =
  "(m=>{if(m)document.documentElement.dataset.money=/[A-Z]{3}$/.test(m[1])?'shown':'none'})(/(?:^|; )bandari_currency=([\\w.]+)/.exec(document.cookie))"

/** The same for a destination: some pages are drawn without what they will say about it. */
const markDestination =
  "if(/(?:^|; )bandari_destination=./.test(document.cookie))document.documentElement.dataset.destination='chosen'"

/** An entry of the local storage; empty where a browser allows none. */
const stored = (key: string) =>
  `(()=>{try{return localStorage.getItem('${key}')}catch{return''}})()`

/** Likewise for large pictures in the lists of a phone (shared/cards/use-cards-look.ts). */
const markCards = `if(${stored('bandari.cards')}==='large')document.documentElement.dataset.cards='large'`

/**
 * Likewise for the offer of another language, which app/LanguageSuggestion.tsx draws once the page is alive: its line is free before
 * the first paint. `languageToSuggest` in short; the account's language is what this device remembers of it.
 */
const markLanguage = (offered: readonly string[]) =>
  `(o=>{const r=document.documentElement,k=/(?:^|; )bandari_language=([\\w-]+)/.exec(document.cookie),w=k?.[1]||${stored('bandari.account-language')}||navigator.languages.map(l=>l.split('-')[0]).find(l=>o.includes(l));if(w!==r.lang&&o.includes(w))r.dataset.languageOffer=''})(${JSON.stringify(offered)})`

/** A form that is not alive yet does not leave the page; shared/fields/early-submit.ts tells later that it was sent. */
const waitForForms =
  "addEventListener('submit',e=>{if(!e.defaultPrevented&&'aliveLater'in e.target.dataset){e.preventDefault();e.target.submittedEarly=true}})"

/** A press on a part that is not alive yet, which React would swallow; shared/purchase/early-press.ts asks for it by the part's name. */
const waitForPresses =
  "addEventListener('click',e=>{const b=e.target.closest('button[data-alive-later]');if(b)(window.pressedEarly??=new Set).add(b.dataset.aliveLater)},true)"

/** Which language a link of the page chose, for the page that it leads to: app/chosen-language.ts. */
const recordLanguages =
  "addEventListener('click',e=>{const a=e.target.closest('a[data-chooses-language]');if(a)localStorage.setItem('bandari.chosen-language',a.dataset.choosesLanguage)},true)"

/**
 * What a document does before its style sheets are here: a script after them waits for them, and a form that is sent meanwhile
 * would leave the page with what was typed.
 */
export function firstScript(offered: readonly string[]): string {
  return `${markMoney};${markDestination};${markCards};${markLanguage(offered)};${waitForForms};${waitForPresses};${recordLanguages}`
}
