/** English and Italian, whole words: enough for a reminder, and no judge of anybody's art. */
const STRONG_WORDS =
  'asshole bastard bitch bitches bullshit cocksucker cunt dickhead fuck fucked fucker fuckin fucking motherfucker nigga ' +
  'pussy shit slut whore bastardo cazzo cazzi coglione coglioni culo figa incazzato merda minchia puttana puttane ' +
  'stronza stronzi stronzo troia vaffanculo'
const STRONG: ReadonlySet<string> = new Set(STRONG_WORDS.split(' '))

/** The first strong word of a text, as it stands there. */
export const findExplicitWord = (text: string): string | null =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).find((word) => STRONG.has(word.toLocaleLowerCase('en'))) ?? null
