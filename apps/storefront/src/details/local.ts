/** What only the page of a local offer shows, as one file to fetch. */
export { Compatibility } from './Compatibility.tsx'
export { LocalOffer } from './LocalOffer.tsx'
