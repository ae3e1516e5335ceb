import type { TextInputProps } from '@mantine/core'

/** What helps stands under the field, so that fields side by side stay level. */
export const INPUT_WRAPPER_ORDER: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']
