import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'
import fieldClasses from '#src/ui/field-error.module.css'
import { ember, warmDark, warmGray } from '#src/ui/theme/colors.ts'
import classes from '#src/ui/theme/controls.module.css'

/** What is written on the accent changes with the scheme, which a fixed contrast colour cannot. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isAccent = input.variant === 'filled' && (input.color ?? 'ember') === 'ember'
  return isAccent ? { ...colors, color: 'var(--color-on-accent)' } : colors
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
    Button: { classNames: { root: classes.button } },
    Input: { classNames: { wrapper: classes.inputWrapper, input: classes.input } },
    InputWrapper: {
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
