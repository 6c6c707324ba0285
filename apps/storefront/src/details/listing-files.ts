/** What a listing shows beside its pictures, as one file to fetch. */
export { AuctionSheet } from './AuctionSheet.tsx'
export { WalkRound } from './WalkRound.tsx'
