/** What a browser runs of the search, by itself. */

export { search } from '@portal/domain/search/search.ts'
export { addTexts, openIndex } from '@portal/domain/search/search-index.ts'
