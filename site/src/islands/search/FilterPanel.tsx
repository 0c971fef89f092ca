import { searchFieldId } from '@kariera/shared/routes'
import { maxFilterLength } from '@kariera/shared/rules/search'
import { searchTexts } from '@kariera/shared/texts/reader'
import { chosenCategory } from './chips.ts'
import { HashtagField } from './HashtagField.tsx'
import type { Named } from './searchResults.ts'
import type { Search } from './useSearch.ts'

/** The fields of the filters. Their names are the parameters of the address. */
export function FilterPanel({ search, categories }: { search: Search; categories: Named[] }) {
  const category = chosenCategory(search.state)
  const isKnown = categories.some(({ slug }) => slug === category)
  return (
    <>
      <TextField filter="title" search={search} />
      <label className="filter">
        <span>{searchTexts.category}</span>
        <select
          name="category"
          value={isKnown ? category : ''}
          onChange={({ target }) => search.choose({ category: target.value })}
        >
          <option value="">{searchTexts.allCategories}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <HashtagField search={search} />
      <TextField filter="entityName" search={search} />
      <button type="submit" className="button solid filter-submit">
        {searchTexts.submit}
      </button>
    </>
  )
}

function TextField({ filter, search }: { filter: 'title' | 'entityName'; search: Search }) {
  return (
    <label className="filter">
      <span>{searchTexts[filter]}</span>
      <input
        id={filter === 'title' ? searchFieldId : undefined}
        type="text"
        name={filter}
        value={search.state.texts[filter]}
        maxLength={maxFilterLength}
        enterKeyHint="search"
        onChange={({ target }) => search.type(filter, target.value)}
      />
    </label>
  )
}
