import { useTranslation } from 'react-i18next'
import classes from '#src/pwa/install/install-steps.module.css'

const SCREEN = <rect x="1" y="1" width="94" height="70" rx="8" />

/** The bar of the browser with the sign that shares a page. */
const Share = () => (
  <svg viewBox="0 0 96 72" aria-hidden>
    {SCREEN}
    <path d="M1 50h94" />
    <g data-here>
      <path d="M43 58h-3v9h16v-9h-3M48 63V53m-3 3 3-3 3 3" />
    </g>
  </svg>
)

/** The list that opens, at the line that is meant. */
const Add = () => (
  <svg viewBox="0 0 96 72" aria-hidden>
    {SCREEN}
    <path d="M12 18h40M12 54h40M1 28h94M1 44h94" />
    <g data-here>
      <path d="M12 36h46M76 30h12v12H76zM82 33v6m-3-3h6" />
    </g>
  </svg>
)

/** The home screen with Liner on it. */
const Home = () => (
  <svg viewBox="0 0 96 72" aria-hidden>
    {SCREEN}
    <path d="M14 14h14v14H14zM41 14h14v14H41zM68 14h14v14H68zM14 42h14v14H14z" />
    <g data-here>
      <path d="M41 42h14v14H41zM46 45v8h5" />
    </g>
  </svg>
)

const STEPS = [
  { key: 'share', Picture: Share },
  { key: 'add', Picture: Add },
  { key: 'home', Picture: Home },
] as const

/** Where the browser has no prompt: how to install by hand, in pictures. */
export const InstallSteps = () => {
  const { t } = useTranslation('device')
  return (
    <ol className={classes.steps}>
      {STEPS.map(({ key, Picture }) => (
        <li key={key}>
          <Picture />
          <span>{t(`install.step.${key}`)}</span>
        </li>
      ))}
    </ol>
  )
}
