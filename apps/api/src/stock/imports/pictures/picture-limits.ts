import document from '@bandari/sdk/openapi.json' with { type: 'json' }

const { ListingPhoto, UploadImageRequest } = document.components.schemas

/** As many as the editor takes. */
export const mostPictures = ListingPhoto.properties.position.maximum + 1

/** Bytes of a picture, as the editor takes them. */
export const largestPicture = UploadImageRequest.properties.image.maxLength
