// Prints what the JavaScript package of an API is installed from.
const [api] = process.argv.slice(2);
const answer = await fetch(
  `${process.env.PORTAL_URL}/downloads.json?api=${api}`,
);
const { downloads } = await answer.json();
console.log(downloads.find(({ name }) => name === "JavaScript").path);
