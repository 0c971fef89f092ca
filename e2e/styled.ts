/**
 * A selector for the elements of the newsroom that have a class of a CSS module.
 *
 * @param module the file's name without its endings, as `Sidebar`
 * @param name the class in it
 */
export const styled = (module: string, name = 'root'): string =>
  `:is([class*="${module}-module__"][class$="__${name}"], [class*="${module}-module__"][class*="__${name} "])`
