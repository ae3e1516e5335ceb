/** Where the hosted upload service lives: never the product's own origin. */
export const UPLOAD_ORIGIN = 'https://uploads.liner.test'

/** Where the browser puts the bytes of an upload. */
export const placeUpload = (id: string): string => `${UPLOAD_ORIGIN}/files/${id}`
