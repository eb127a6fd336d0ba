/** Solves with a solver of the page's, and writes down the answer or why there is none. */
export function showAnswer(solver) {
  const show = (answer) => {
    document.getElementById('worker').textContent = JSON.stringify(answer);
  };
  solver.solve('2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12').then(
    (outcome) => {
      solver.close();
      show(outcome);
    },
    (error) => show({ error: String(error) }),
  );
}
