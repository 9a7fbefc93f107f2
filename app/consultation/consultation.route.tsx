export default function Consultation() {
	return <h1>Book a Consultation</h1>;
}
