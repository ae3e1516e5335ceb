/** Where the hosted upload service lives: never the product's own origin. */
export const UPLOAD_ORIGIN = 'https://uploads.liner.test'
