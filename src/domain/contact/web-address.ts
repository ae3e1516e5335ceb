/** Whether a text is an address on the web that may be opened: never `javascript:`, never without a host (catalogue-5). */
export const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value.trim())
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.') && url.username === ''
}
