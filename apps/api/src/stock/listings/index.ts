import type { Operations } from '../../core/contract.ts'
import { arrangeListingImages } from './arrange-listing-images.ts'
import { createLecture } from './create-lecture.ts'
import { createListing } from './create-listing.ts'
import { deleteListingContent } from './delete-listing-content.ts'
import { getListingDefaults } from './get-listing-defaults.ts'
import { getListing } from './get-listing.ts'
import { getListingTypes } from './get-listing-types.ts'
import { listListings } from './list-listings.ts'
import { publishListings } from './publish-listings.ts'
import { saveListing } from './save-listing.ts'
import { setListingDefaults } from './set-listing-defaults.ts'
import { setFitment } from './set-fitment.ts'
import { showAuctionSheet } from './show-auction-sheet.ts'
import { uploadListingImage } from './upload-listing-image.ts'
import { uploadListingVideo } from './upload-listing-video.ts'

export const listings = {
  arrangeListingImages,
  createLecture,
  createListing,
  deleteListingContent,
  getListing,
  getListingDefaults,
  getListingTypes,
  listListings,
  publishListings,
  saveListing,
  setFitment,
  showAuctionSheet,
  uploadListingImage,
  uploadListingVideo,
  setListingDefaults,
} satisfies Partial<Operations>
