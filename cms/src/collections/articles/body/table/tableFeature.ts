import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { createNode, createServerFeature } from '@payloadcms/richtext-lexical'

/**
 * Editor feature for tables: Lexical's own nodes, inserted and changed where they stand. (Payload's table feature merges
 * cells, knows no options, and asks in English.)
 */
export const TableFeature = createServerFeature({
  key: 'table',
  feature: {
    ClientFeature: '/collections/articles/body/table/TableClientFeature.tsx#TableClientFeature',
    nodes: [
      createNode({ node: TableNode }),
      createNode({ node: TableRowNode }),
      createNode({ node: TableCellNode }),
    ],
  },
})
