'use client'

import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import { TablePlugin as LexicalTablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { TableIcon } from './TableIcon.tsx'
import { OPEN_TABLE_DIALOG, TablePlugin } from './TablePlugin.tsx'

const item = {
  key: 'table',
  label: ({ i18n }: { i18n: { language: string } }) =>
    inLanguageOf({ i18n }, backOfficeTexts.body.tools.table),
}

export const TableClientFeature = createClientFeature({
  nodes: [TableNode, TableCellNode, TableRowNode],
  plugins: [
    { Component: EvenTables, position: 'normal' },
    { Component: TablePlugin, position: 'normal' },
  ],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        {
          ...item,
          Icon: TableIcon,
          keywords: ['table', 'таблица'],
          onSelect: ({ editor }) => editor.dispatchCommand(OPEN_TABLE_DIALOG, undefined),
        },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      toolbarAddDropdownGroupWithItems([
        {
          ...item,
          ChildComponent: TableIcon,
          onSelect: ({ editor }) => editor.dispatchCommand(OPEN_TABLE_DIALOG, undefined),
        },
      ]),
    ],
  },
})

/** Lexical's tables without merged cells, which would not be even; the Tab key goes from cell to cell. */
function EvenTables() {
  return <LexicalTablePlugin hasCellBackgroundColor={false} hasCellMerge={false} />
}
