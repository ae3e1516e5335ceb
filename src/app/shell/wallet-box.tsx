import { useTranslation } from 'react-i18next'
import { IconWallet } from '#src/ui/icons.ts'
import classes from '#src/app/shell/wallet-box.module.css'

export const WalletBox = () => {
  const { t } = useTranslation('shell')
  return (
    <p className={classes.wallet}>
      <IconWallet size={18} stroke={1.75} aria-hidden />
      <span>{t('wallet.title')}</span>
      <span className={classes.soon}>{t('wallet.soon')}</span>
    </p>
  )
}
