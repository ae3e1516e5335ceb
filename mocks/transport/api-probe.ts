/** The header with which a page asks whether anybody answers a call, and a server says that nobody does. */
export const API_PROBE = 'x-liner-api-probe'
