import {
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import fieldClasses from '#src/ui/field-error.module.css'
import classes from '#src/ui/theme/controls.module.css'

/** Light to dark; the ninth is used on paper, the fifth on the dark background. */
const ember: MantineColorsTuple = [
  '#fdeee4',
  '#fbdcc9',
  '#f8bd99',
  '#fb9f6b',
  '#ff8a4c',
  '#f26a22',
  '#e0570f',
  '#d04a0c',
  '#c2410c',
  '#9a330a',
]

const warmGray: MantineColorsTuple = [
  '#faf8f4',
  '#f3efe8',
  '#e7e2d9',
  '#d8d1c5',
  '#8f867a',
  '#80776b',
  '#645d53',
  '#4d473f',
  '#322e28',
  '#16130f',
]

const warmDark: MantineColorsTuple = [
  '#f2eee7',
  '#d5cec2',
  '#aba397',
  '#8f867a',
  '#7d7468',
  '#2e2a25',
  '#1c1a17',
  '#141210',
  '#100e0c',
  '#0b0a08',
]

/** The text colour on a filled button changes with the scheme, which a fixed contrast colour cannot. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colors, color: 'var(--color-on-accent)' } : colors
}

/** Paper and ink: the component library dressed in the tokens of `tokens.css`. */
export const theme = createTheme({
  colors: { ember, gray: warmGray, dark: warmDark },
  primaryColor: 'ember',
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  variantColorResolver,
  black: '#16130f',
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'sm',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.375rem', xl: '2rem' },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  radius: { xs: '2px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '90em' },
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.1' },
      h2: { fontSize: '1.375rem', lineHeight: '1.2' },
      h3: { fontSize: '1rem', lineHeight: '1.3' },
    },
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' }, classNames: { root: classes.iconButton } },
    Anchor: { classNames: { root: classes.link } },
    Button: { classNames: { root: classes.button, loader: classes.loader } },
    Input: { classNames: { wrapper: classes.inputWrapper, input: classes.input } },
    InputWrapper: {
      // The description is below the input, so that fields side by side stay aligned.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: {
        label: classes.label,
        description: classes.description,
        error: fieldClasses.error,
        required: classes.required,
      },
    },
    Skeleton: { classNames: { root: classes.skeleton } },
  },
})
