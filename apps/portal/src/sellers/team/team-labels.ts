import type { PlainMessageId } from '@bandari/i18n'
import type { TeamRole, VendorRight } from '@bandari/sdk/vendor-rights'

export const roleNames: Readonly<Record<TeamRole, PlainMessageId>> = {
  owner: 'portalTeam.role.owner',
  lister: 'portalTeam.role.lister',
  reader: 'portalTeam.role.reader',
}

export const rightNames: Readonly<Record<VendorRight, PlainMessageId>> = {
  read: 'portalTeam.right.read',
  list: 'portalTeam.right.list',
  own: 'portalTeam.right.own',
}

/** What members did. */
export const actNames: Readonly<Record<string, PlainMessageId>> = {
  createListing: 'portalTeam.act.created',
  saveListing: 'portalTeam.act.saved',
  publishListings: 'portalTeam.act.published',
  deleteListingContent: 'portalTeam.act.removed',
  createLecture: 'portalTeam.act.section',
  uploadListingImage: 'portalTeam.act.pictures',
  arrangeListingImages: 'portalTeam.act.pictures',
  uploadListingVideo: 'portalTeam.act.video',
  showAuctionSheet: 'portalTeam.act.sheet',
  setFitment: 'portalTeam.act.fitment',
  startImport: 'portalTeam.act.importChecked',
  runImport: 'portalTeam.act.imported',
  discardImport: 'portalTeam.act.importDropped',
  answerListingOffer: 'portalTeam.act.offer',
  setOfferFloor: 'portalTeam.act.floor',
  answerReview: 'portalTeam.act.review',
  changeListings: 'portalTeam.act.many',
  undoBulkChange: 'portalTeam.act.undone',
  addVendorPaper: 'portalTeam.act.paper',
  handOverVehicle: 'portalTeam.act.handOver',
  setImportMapping: 'portalTeam.act.importDecided',
  setImportDecisions: 'portalTeam.act.importDecided',
  setImportMissing: 'portalTeam.act.importDecided',
  uploadImportPictures: 'portalTeam.act.pictures',
  retryImportPictures: 'portalTeam.act.pictures',
  setListingDefaults: 'portalTeam.act.defaults',
}
