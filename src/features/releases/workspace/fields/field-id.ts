/** The id of the element that a problem's link leads to. */
export const fieldId = (field: string): string => `field-${field}`
