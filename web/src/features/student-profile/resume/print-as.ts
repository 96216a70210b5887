/** Prints the page. A PDF is offered under this name, which browsers take from the title. */
export const printAs = (name: string) => {
  const before = document.title;
  document.title = name;
  print();
  document.title = before;
};
