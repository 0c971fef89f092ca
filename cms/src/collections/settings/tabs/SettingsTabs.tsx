import type { ServerProps } from 'payload'
import { permittedEntries } from '#admin/shell/permittedEntries.ts'
import { settingsTabs } from './settingsTabs.ts'
import { TabLinks } from './TabLinks.tsx'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'permissions'>

/** Above each screen of the settings: the others that the user may see (A-SET-1). */
export function SettingsTabs({ i18n, payload, permissions }: Props) {
  return <TabLinks tabs={permittedEntries({ i18n, payload, permissions }, settingsTabs)} />
}
