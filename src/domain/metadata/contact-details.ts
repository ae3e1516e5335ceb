const LINK =
  /\bhttps?:\/\/|\bwww\.|\S+@\S+\.\S+|(?:^|\s)@\w+|(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]{2,}\.(?:com|net|org|fm|info|co\.uk|eu)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.])[\p{L}\p{N}-]{4,}\.(?:it|io|me)(?![\p{L}\p{N}])/iu
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)\d[\d\s().-]{6,}\d|\b(?:tel|phone|whatsapp)\b\.?:?\s*\+?\d{5,}/iu

/** Whether a text holds a web address, an e-mail address, a handle or a phone number (domain, L27). */
export const hasContactDetails = (text: string): boolean => LINK.test(text) || PHONE.test(text)
