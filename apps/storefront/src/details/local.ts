/** What only the page of a local offer shows, or of a part, as one file to fetch. */
export { Compatibility } from './Compatibility.tsx'
export { LocalOffer } from './LocalOffer.tsx'
export { MisfitNotice } from './MisfitNotice.tsx'
