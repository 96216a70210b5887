/** Lines of a checklist as colleges publish them or as is usual. A student's own line stays in the student's words. */
const LINES: Readonly<Record<string, string>> = {
  'Personal essay': 'Ensayo personal',
  'Writing supplement': 'Ensayos adicionales de la universidad',
  'Personal insight questions (4 of 8)': 'Preguntas personales de la UC (4 de 8)',
  'Teacher recommendation': 'Carta de recomendación de un maestro',
  'Counselor recommendation': 'Carta de recomendación del consejero',
  'Other recommendation': 'Otra carta de recomendación',
  'Enter your courses and grades': 'Anotar los cursos y las calificaciones',
  'High school transcript': 'Historial académico de la preparatoria («transcript»)',
  'Mid-year report': 'Informe de mitad de año («mid-year report»)',
  'Send test scores': 'Enviar los puntajes del examen',
  'Check whether you must send test scores': 'Averiguar si hay que enviar puntajes del examen',
  'Check which scores it takes, and whether you must send any':
    'Averiguar qué puntajes acepta y si hay que enviar alguno',
  'Decide about test scores': 'Decidir si se envían los puntajes del examen',
  'Placement or test scores, if any': 'Puntajes de exámenes o de colocación, si los hay',
  'Portfolio, if your program asks for one': 'Portafolio, si el programa lo pide',
  'No application fee': 'Sin cuota de solicitud',
  'Application fee or fee waiver': 'Cuota de solicitud o exención de la cuota',
  'Application form': 'Formulario de solicitud',
};

const NUMBERED = /^(.+ recommendation) (\d+)$/;
const FEE = /^\$(\d+) fee or a fee waiver$/;

/** "Teacher recommendation 2", "$80 fee or a fee waiver". */
export const itemInSpanish = (label: string): string => {
  const [, fee] = FEE.exec(label) ?? [];
  if (fee !== undefined) return `Cuota de $${fee} o exención de la cuota`;
  const [, line = label, place = ''] = NUMBERED.exec(label) ?? [];
  const spanish = LINES[line];
  return spanish === undefined ? label : `${spanish} ${place}`.trim();
};
