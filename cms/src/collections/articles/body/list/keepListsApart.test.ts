import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { $getRoot, $nodesOfType, ParagraphNode } from '@payloadcms/richtext-lexical/lexical'
import {
  $isListNode,
  ListItemNode,
  ListNode,
  registerList,
} from '@payloadcms/richtext-lexical/lexical/list'
import { beforeAll, describe, expect, it } from 'vitest'
import { body, ol, p, ul, type BodyElement } from '../bodyBuilder.ts'
import { keepListsApart } from './keepListsApart.ts'

beforeAll(keepListsApart)

function opened(...elements: BodyElement[]) {
  const editor = createHeadlessEditor({ nodes: [ListNode, ListItemNode] })
  registerList(editor)
  editor.setEditorState(editor.parseEditorState(JSON.stringify(body(...elements))))
  return editor
}

/** Each element of the text: the numbers of a list's items, or a text. */
function shown(editor: ReturnType<typeof opened>): unknown[] {
  return editor.read(() =>
    $getRoot()
      .getChildren()
      .map((node) =>
        $isListNode(node)
          ? node
              .getChildren()
              .filter((item) => item instanceof ListItemNode)
              .map((item) => item.getValue())
          : node.getTextContent(),
      ),
  )
}

describe('A-RT-1 lists side by side', () => {
  it('stay two when a text is opened and changed, each with its numbers', () => {
    const editor = opened(ol(['а', 'б'], 3), ol(['в', 'г']), ul(['д']), ul(['е']))
    expect(shown(editor)).toEqual([[3, 4], [1, 2], [1], [1]])
    editor.update(() => $nodesOfType(ListNode).forEach((list) => list.markDirty()), {
      discrete: true,
    })
    expect(shown(editor)).toEqual([[3, 4], [1, 2], [1], [1]])
    editor.update(() => $nodesOfType(ListNode)[0]?.append(new ListItemNode()), { discrete: true })
    expect(shown(editor)).toEqual([[3, 4, 5], [1, 2], [1], [1]])
  })

  it('become one where the second goes on with the numbers of the first', () => {
    expect(shown(opened(ol(['а', 'б'], 3), ol(['в'], 5)))).toEqual([[3, 4, 5]])
  })

  it('become one when what stood between them is removed', () => {
    const editor = opened(ol(['а', 'б']), p('между'), ol(['в']), ol(['г']), p(), ul(['д']))
    expect(shown(editor)).toEqual([[1, 2], 'между', [1], [1], '', [1]])
    editor.update(() => $nodesOfType(ParagraphNode).forEach((between) => between.remove()), {
      discrete: true,
    })
    expect(shown(editor)).toEqual([[1, 2, 3], [1], [1]])
  })

  it('become one where the cursor was in one of them, and no other list', () => {
    const editor = opened(ol(['а', 'б']), ol(['в']))
    editor.update(() => $nodesOfType(ListNode)[0]?.getLastDescendant()?.selectEnd(), {
      discrete: true,
    })
    editor.update(
      () => {
        const pasted = new ListNode('number', 1).append(new ListItemNode())
        $nodesOfType(ListNode)[0]?.insertAfter(pasted)
      },
      { discrete: true },
    )
    expect(shown(editor)).toEqual([[1, 2, 3], [1]])
  })

  it.each([-1, 0.5, Number.NaN, 1e12])('begin with 1 where they cannot begin with %d', (start) => {
    expect(shown(opened(ol(['а', 'б'], start)))).toEqual([[1, 2]])
  })

  it('may begin with 0', () => {
    expect(shown(opened(ol(['а', 'б'], 0)))).toEqual([[0, 1]])
  })
})
