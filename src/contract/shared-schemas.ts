import { z } from '#src/contract/zod.ts'
import { BULK_MAX, PER_PAGE_MAX, SEARCH_MAX, SORT_FIELD_MAX, TEXT_MAX } from '#src/domain/limits.ts'
import { isVisible } from '#src/domain/text/visible.ts'

/** How sharp a cover is, as the rules judge it. */
export const coverMeasures = z.object({ contrast: z.number(), sharpness: z.number(), detail: z.number() })

/** What the client measured when it decoded a cover, and the hash by which the server knows it again. */
export const coverPicture = z.extend(coverMeasures, { hash: z.string().check(z.regex(/^[0-9a-f]{256}$/)) })
export type CoverPicture = z.output<typeof coverPicture>

export const id = z.uuid()
export const nothing = z.void()
export const done = z.object({ ok: z.literal(true) })

/** What nobody can see is no text. */
const trimmed = z.overwrite((typed: string) => (isVisible(typed) ? typed.trim() : ''))

/** A text a person typed: trimmed, at most `max` characters. */
export const text = (max = TEXT_MAX) => z.string().check(trimmed, z.maxLength(max))
/** The same, where it may not be empty. */
export const requiredText = (max = TEXT_MAX) => z.string().check(trimmed, z.minLength(1), z.maxLength(max))

/** ISO 3166-1, two letters. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Calendar day `YYYY-MM-DD`, wall-clock time `HH:mm` and instant (ISO 8601, UTC). */
export const day = z.iso.date()
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export const instant = z.iso.datetime()

/** A spelling that is kept although a rule warns of it; the reviewer reads the reason. */
export const keptSpelling = z.object({
  code: requiredText(),
  field: requiredText(),
  spelling: text(),
  reason: requiredText(),
})

/** What every entity carries: the revision grows by one with each change. */
export const entity = { id, revision: z.int(), createdAt: instant, updatedAt: instant }

/** The file behind a picture or a master; its address is good for the session that asked. */
export const storedFile = z.object({ fileId: id, url: z.string() })
export const imageOption = z.object({ id, name: z.string(), image: z.nullable(z.string()) })
export const reference = z.object({ id, name: z.string() })

/** A release where something else names it. */
export const releaseReference = z.extend(reference, {
  cover: z.nullable(z.string()),
  consumerReleaseDate: z.nullable(day),
})

/** The bulk of ids one call may carry: all of them succeed or none. */
export const ids = z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX))

/** Input of every list: pages count from 1. */
export const listInput = {
  page: z.int().check(z.minimum(1)),
  perPage: z.int().check(z.minimum(1), z.maximum(PER_PAGE_MAX)),
  search: z.optional(text(SEARCH_MAX)),
  sortBy: z.optional(text(SORT_FIELD_MAX)),
  sortDir: z.optional(z.enum(['asc', 'desc'])),
  organizationId: z.optional(id),
}
