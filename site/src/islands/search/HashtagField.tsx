import { hashtagLength } from '@kariera/shared/rules/hashtags'
import { searchTexts } from '@kariera/shared/texts/reader'
import { suggestedLine } from './searchLines.ts'
import type { Suggestion } from './suggestions.ts'
import type { Search } from './useSearch.ts'
import { useSuggestions } from './useSuggestions.ts'

const listId = 'hashtag-suggestions'
const optionId = (index: number) => `${listId}-${index}`

/** The field of the hashtag, a combobox: it suggests hashtags from the third character on. */
export function HashtagField({ search }: { search: Search }) {
  const typed = search.state.texts.hashtag
  const {
    found: suggestions,
    active,
    open,
    close,
    press,
    take,
  } = useSuggestions(typed, ({ value, slug }) =>
    search.choose({ hashtag: slug }, { hashtag: value }),
  )
  return (
    <div className="filter hashtag-filter" onBlur={close}>
      <label htmlFor="hashtag-filter">{searchTexts.hashtag}</label>
      <input
        type="text"
        id="hashtag-filter"
        name="hashtag"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={suggestions[active] && optionId(active)}
        value={typed}
        maxLength={hashtagLength}
        enterKeyHint="search"
        autoCapitalize="none"
        onChange={({ target }) => {
          open()
          search.type('hashtag', target.value)
        }}
        onKeyDown={press}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={searchTexts.suggestions}
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.slug}
            suggestion={suggestion}
            id={optionId(index)}
            isActive={index === active}
            take={take}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {suggestions.length > 0 && suggestedLine(suggestions.length)}
      </span>
    </div>
  )
}

type OptionProps = {
  suggestion: Suggestion
  id: string
  isActive: boolean
  take: (suggestion: Suggestion) => void
}

function Option({ suggestion, id, isActive, take }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => take(suggestion)}
    >
      {suggestion.value} <span className="suggestion-count">{suggestion.count}</span>
    </li>
  )
}
