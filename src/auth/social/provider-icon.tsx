import type { Provider } from '#src/auth/social/providers.ts'
import { IconBrandFacebook, IconBrandGoogle } from '#src/ui/icons.ts'

const ICONS: Record<Provider, typeof IconBrandGoogle> = { google: IconBrandGoogle, facebook: IconBrandFacebook }

type Props = { provider: Provider; size: number; stroke?: number }

/** The mark of a provider, beside its name. */
export const ProviderIcon = ({ provider, ...look }: Props) => {
  const Icon = ICONS[provider]
  return <Icon {...look} aria-hidden />
}
