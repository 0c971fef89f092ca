import type { ServerProps } from 'payload'
import { menuEntries } from '../../../admin/shell/menuEntries.ts'
import { settingsTabs } from './settingsTabs.ts'
import { TabLinks } from './TabLinks.tsx'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'permissions'>

/** Above each screen of the settings: the others that the user may see (A-SET-1). */
export function SettingsTabs({ i18n, payload, permissions }: Props) {
  return <TabLinks tabs={menuEntries({ i18n, payload, permissions }, settingsTabs)} />
}
