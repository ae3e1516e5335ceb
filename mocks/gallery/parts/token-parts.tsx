import { Part, Wide } from '#mocks/gallery/parts/part.tsx'
import { useTexts } from '#mocks/gallery/texts.ts'
import classes from '#mocks/gallery/gallery.module.css'

const SIZES = ['title', 'heading', 'large', 'body', 'small'] as const
const DISPLAY: readonly string[] = ['title', 'heading']
const COLORS =
  `paper surface sunken ink muted faint line line-strong accent accent-strong accent-soft on-accent approved
  approved-soft waiting waiting-soft rejected rejected-soft takedown takedown-soft`.split(/\s+/)

/** The five sizes of type and the colour roles, as `tokens.css` has them in the present scheme. */
export const TokenParts = () => {
  const t = useTexts()
  return (
    <>
      <Part name="--text-*">
        <Wide>
          {SIZES.map((size) => (
            <p
              key={size}
              className={classes.sample}
              style={{ font: `var(--text-${size}) / 1.3 var(--font-${DISPLAY.includes(size) ? 'display' : 'text'})` }}
            >
              {t('release')} · 0123456789 · {size}
            </p>
          ))}
        </Wide>
      </Part>
      <Part name="--color-*">
        {COLORS.map((color) => (
          <span key={color} className={classes.swatch} style={{ '--swatch': `var(--color-${color})` }}>
            {color}
          </span>
        ))}
      </Part>
    </>
  )
}
