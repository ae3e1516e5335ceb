import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import type { CoverWords } from '#src/shared/media/cover-dialog.tsx'

/** What the cover of a release under review must agree with; its lines come with its details. */
export const coverWords = ({ release }: Submission, detail: ReleaseDetail | undefined): CoverWords => {
  const { title, version, artists, label } = release
  const lines =
    detail === undefined
      ? []
      : [
          { symbol: '©', ...detail.copyrightC },
          { symbol: '℗', ...detail.copyrightP },
        ]
  return {
    title,
    version,
    artists: artists.flatMap(({ name, type }) => (isPrimaryRole(type) ? name : [])).join(', '),
    label: label?.name ?? null,
    lines: lines.filter(({ text }) => text !== '').map(({ symbol, year, text }) => `${symbol} ${year ?? ''} ${text}`),
  }
}
